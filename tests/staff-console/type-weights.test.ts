import fs from 'node:fs';
import path from 'node:path';
import { theme } from '../../staff-console/src/theme.ts';
import { projectRoot } from '../../project-root.ts';

const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

test('T18: the console is set in two weights', () => {
  const found = ['staff-console/src', 'web'].flatMap(filesIn).flatMap((file) => {
    const weights = fs.readFileSync(path.join(projectRoot, file), 'utf8').match(/fontWeight: ?'?\d+/g) ?? [];
    return weights.filter((weight) => !/[47]00$/.test(weight)).map((weight) => `${file} ${weight}`);
  });
  expect(found).toEqual([]);
  const { fontWeightRegular, fontWeightMedium, fontWeightBold, button, subtitle2 } = theme.typography;
  expect([fontWeightRegular, fontWeightMedium, fontWeightBold]).toEqual([400, 700, 700]);
  expect([button.fontWeight, subtitle2.fontWeight]).toEqual([700, 700]);
});
