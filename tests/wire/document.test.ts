import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { conformanceDocument } from './calls/document.ts';

test('docs/conformance.md is what the cases say (npx tsx scripts/conformance.ts writes it)', () => {
  expect(fs.readFileSync(path.join(projectRoot, 'docs/conformance.md'), 'utf8')).toBe(conformanceDocument());
});
