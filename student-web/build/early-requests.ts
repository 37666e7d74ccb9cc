import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { itemAt } from '../../domain/required.ts';

const SOURCE = path.join(import.meta.dirname, '../src/early-requests.ts');
/** Stands in index.html before everything a script in the head would wait for. */
const PLACE = '<!-- at-once -->';

/** Writes src/at-once.ts into index.html. The server allows it in the security policy by its hash. */
export function atOnce(): Plugin {
  return {
    name: 'at-once',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
        const { outputFiles } = await build({
          entryPoints: [SOURCE],
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          write: false,
        });
        const code = itemAt(outputFiles, 0).text.trim();
        if (/<\/script|<!--/i.test(code)) throw new Error('src/at-once.ts would end its own element.');
        return html.replace(PLACE, () => `<script>${code}</script>`);
      },
    },
  };
}
