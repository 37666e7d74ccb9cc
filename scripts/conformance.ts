// npx tsx scripts/conformance.ts: writes docs/conformance.md from the cases that tests/wire runs.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { conformanceDocument } from '../tests/wire/calls/document.ts';

fs.writeFileSync(path.join(projectRoot, 'docs/conformance.md'), conformanceDocument());
console.log('Written: docs/conformance.md');
