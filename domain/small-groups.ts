/**
 * The fewest people a number of the overview may be about. The overview is printed, exported and shown outside the
 * house, to companies and schools; there "one offer at this company" or "the two who left in March" tells about persons,
 * and of so few neither a share nor a median means anything. Five is the usual threshold of official statistics with
 * low-risk data (three to ten are in use). Who has to look after the few themselves has them in the lists.
 */
export const SMALLEST_GROUP = 5;

interface Counted {
  count: number;
}

interface Folded<G> {
  /** Groups that may be told, in the order they came. */
  shown: G[];
  folded: G[];
  /** Null when nothing is folded; the sum is null when even all together are too few. */
  other: { count: number | null } | null;
}

const sumOf = (groups: readonly Counted[]) => groups.reduce((sum, { count }) => sum + count, 0);

/**
 * Leaves out the groups that are too small, and as many of the next larger ones as it takes that nobody can work a
 * small one out from a total: what is folded is at least two groups and, together, no small group either. Where
 * something is folded, empty groups are folded with it, so that a missing number does not say "one to four".
 * @param most no more groups than this are shown; the smallest beyond it are folded too
 */
export function foldSmall<G extends Counted>(groups: readonly G[], most = Infinity): Folded<G> {
  const filled = groups.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
  let number = filled.filter(({ count }) => count < SMALLEST_GROUP).length;
  const isTooLittle = () => number < 2 || sumOf(filled.slice(0, number)) < SMALLEST_GROUP;
  while (number > 0 && number < filled.length && isTooLittle()) number++;
  number = Math.max(number, filled.length - most);
  if (number <= 0) return { shown: [...groups], folded: [], other: null };
  const folded = new Set(filled.slice(0, number));
  const isShown = (group: G) => group.count > 0 && !folded.has(group);
  const sum = sumOf([...folded]);
  return {
    shown: groups.filter(isShown),
    folded: groups.filter((group) => !isShown(group)),
    other: { count: sum < SMALLEST_GROUP ? null : sum },
  };
}

/** The parts of one group. `null` is a part that is not told; `rest` is the sum of those. */
export interface Breakdown<N extends string> {
  parts: Record<N, number | null>;
  rest: number | null;
}

/** Tells the parts of a group by the rule of foldSmall. The group itself may be told. */
export function breakDown<N extends string>(parts: Readonly<Record<N, number>>): Breakdown<N> {
  const names = Object.keys(parts) as N[];
  const { folded, other } = foldSmall(names.map((name) => ({ name, count: parts[name] })));
  const hidden = new Set(folded.map(({ name }) => name));
  return {
    parts: Object.fromEntries(names.map((name) => [name, hidden.has(name) ? null : parts[name]])) as Record<
      N,
      number | null
    >,
    rest: other === null ? null : other.count,
  };
}
