/**
 * Writes server/registry/lists/*.ts and effects.ts: every command, query, resource and effect of the features. Adding one is adding its
 * file in the feature's folder, then `npm run registries`; tests/architecture holds that the lists are complete. Writes
 * also the digests of the presenters of read documents (ADR 57) and of the search rows' terms, which bundle and sources
 * must have in common.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as prettier from 'prettier';
import { inProject } from './lib/folders.mjs';

const FEATURES = 'server/features';
const HEAD = '// Written by `npm run registries` from the folders of the features.\n';

/** The files of one kind in every feature, sorted by name: [name without its ending, path from server/registry]. */
function filesIn(folder) {
  return fs
    .readdirSync(inProject(FEATURES))
    .flatMap((feature) => {
      const inside = inProject(FEATURES, feature, folder);
      if (!fs.existsSync(inside)) return [];
      return fs
        .readdirSync(inside)
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file.slice(0, -'.ts'.length), `../features/${feature}/${folder}/${file}`]);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Hands on what each file of a folder defines. */
const listOf = (folder) =>
  HEAD +
  filesIn(folder)
    .map(([name, from]) => `export { ${name.replaceAll('-', '_')} } from '../${from}';`)
    .join('\n');

/** The type of event that a file in effects/ answers; undefined for one that helps others. */
function eventOf(from) {
  const source = fs.readFileSync(inProject('server/registry', from), 'utf8');
  return /^export const (\w+): EffectHandler<'(\w+)'>/m.exec(source)?.slice(1);
}

function effects() {
  const handlers = filesIn('effects').flatMap(([, from]) => {
    const [name, event] = eventOf(from) ?? [];
    return event ? [{ name, event, from }] : [];
  });
  return `${HEAD}import type { DomainEventType } from '../../domain/events.ts';
import type { EffectHandler } from '../features/mail/services/effect-handler.ts';
${handlers.map(({ name, from }) => `import { ${name} } from '${from}';`).join('\n')}

/** What follows from each event. An event without a line here is a type error. */
export const EFFECT_HANDLERS: { readonly [Type in DomainEventType]: EffectHandler<Type> } = {
${handlers.map(({ name, event }) => `${event}: ${name},`).join('\n')}
};
`;
}

/** What decides, beside the schemas and the trees, which text a read document has. */
const PRESENTING = [
  'server/core/presenting',
  'server/core/schemas',
  'server/features/companies/views',
  'server/features/matching/views',
  'server/features/recruitments/views',
];
/** Files that hold the digest of the sources of something stored: what other sources have made is not used, or made anew. */
const DIGESTS = {
  'server/core/presenting/presenters-digest.ts': {
    name: 'PRESENTERS_DIGEST',
    comment: 'Of the sources of all presenters: documents that others have written are not read.',
    of: ['db/aggregate.ts', ...PRESENTING],
  },
  'db/search-terms-digest.ts': {
    name: 'SEARCH_TERMS_DIGEST',
    comment: 'Of the sources of the search rows: where others have written them, they are written again.',
    of: ['db/search-rows.ts', 'domain/search'],
  },
};

/** The paths of files, and of all files of folders. */
const filesOf = (paths) =>
  paths
    .flatMap((name) =>
      /\.\w+$/.test(name) ? [name] : fs.readdirSync(inProject(name)).map((file) => `${name}/${file}`),
    )
    .sort();

function digestFile([file, { name, comment, of }]) {
  const hash = crypto.createHash('sha256');
  for (const source of filesOf(of).filter((one) => one !== file))
    hash
      .update(`${source}\0`)
      .update(fs.readFileSync(inProject(source)))
      .update('\0');
  const digest = hash.digest('base64url').slice(0, 22);
  return [
    file,
    `// Written by \`npm run registries\`.\n/** ${comment} */\nexport const ${name} = '${digest}';\n`,
  ];
}

/** @returns {Promise<Record<string, string>>} each generated file and what it should hold */
export async function registries() {
  const contents = {
    'server/registry/lists/commands.ts': listOf('commands'),
    'server/registry/lists/queries.ts': listOf('queries'),
    'server/registry/lists/resources.ts': listOf('resources'),
    'server/registry/effects.ts': effects(),
    ...Object.fromEntries(Object.entries(DIGESTS).map(digestFile)),
  };
  const options = await prettier.resolveConfig(inProject('server/registry/effects.ts'));
  return Object.fromEntries(
    await Promise.all(
      Object.entries(contents).map(async ([file, content]) => [
        file,
        await prettier.format(content, { ...options, parser: 'typescript' }),
      ]),
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [file, content] of Object.entries(await registries())) {
    fs.writeFileSync(inProject(file), content);
    console.log(`Written: ${path.normalize(file)}`);
  }
