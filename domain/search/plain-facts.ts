import labels from '../messages/en/search_facts.json' with { type: 'json' };

/** How a fact that is no id of master data is called, as a key of `messages/<language>/search_facts.json`. */
export type PlainFactLabel = keyof typeof labels;

/**
 * Facts of a job that are no ids of master data: yes or no, and levels of Japanese, 0 where none is asked for. A new
 * one is labelled in `messages/<language>/search_facts.json`.
 */
export const PLAIN_FACTS: readonly string[] = Object.keys(labels).map((label) =>
  label.replace(/^jlpt_/, 'jlpt:'),
);

/** The label of a fact; null for one that is an id of master data, or that we do not know. */
export function plainFactLabel(fact: string): PlainFactLabel | null {
  const label = fact.replace(':', '_');
  return Object.hasOwn(labels, label) ? (label as PlainFactLabel) : null;
}
