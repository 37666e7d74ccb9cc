import { QueryTypes, type Sequelize } from 'sequelize';
import { FACT_TABLES } from '../../../../domain/master-data.ts';
import { FACT_KINDS, type FactKind } from '../../../../domain/search/facts.ts';
import { PLAIN_FACTS } from '../../../../domain/search/plain-facts.ts';

const isKind = (kind: string): kind is FactKind => (FACT_KINDS as readonly string[]).includes(kind);

/** Those that no job can have: of no kind we know, or of master data that do not exist. */
export async function unknownFacts(sequelize: Sequelize, facts: readonly string[]): Promise<string[]> {
  const asked = facts.filter((fact) => !PLAIN_FACTS.includes(fact));
  const ids = new Map<FactKind, number[]>();
  for (const fact of asked) {
    const [, kind = '', digits] = /^(\w+):(\d{1,9})$/.exec(fact) ?? [];
    if (isKind(kind)) ids.set(kind, [...(ids.get(kind) ?? []), Number(digits)]);
  }
  if (ids.size === 0) return asked;
  const found = await sequelize.query<{ fact: string }>(
    [...ids.keys()]
      .map((kind) => `select '${kind}:' || id as fact from ${FACT_TABLES[kind]} where id in (:${kind})`)
      .join(' union all '),
    { replacements: Object.fromEntries(ids), type: QueryTypes.SELECT },
  );
  const known = new Set(found.map(({ fact }) => fact));
  return asked.filter((fact) => !known.has(fact));
}
