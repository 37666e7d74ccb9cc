/**
 * The smallest number of people an overview figure to be shared may describe. It is printed, exported and shown to
 * companies and schools, where "one offer at this company" could identify a person, and with so few, shares and
 * medians mean nothing. Five is the usual threshold of official statistics for low-risk data (three to ten are
 * in use). Staff who handle the individual cases see them in the lists, and in the figures they work with.
 */
export const SMALLEST_GROUP = 5;
/** The same of figures for those who may read the rows behind them: nothing is folded for being small. */
const WHOLE = 1;
export const smallestGroup = ({ is_whole }: { is_whole?: boolean | undefined }): number =>
  is_whole ? WHOLE : SMALLEST_GROUP;

interface Counted {
  count: number;
}

interface Folded<G> {
  /** Groups that may be shown, in their original order. */
  shown: G[];
  folded: G[];
  /** Null when nothing is folded; the sum is null when even all together are too few. */
  other: { count: number | null } | null;
}

const sumOf = (groups: readonly Counted[]) => groups.reduce((sum, { count }) => sum + count, 0);

/**
 * Folds groups that are too small, and as many of the next larger ones as needed so that no small group can be
 * derived from a total: the folded part has at least two groups and is not small itself. When something is
 * folded, empty groups are folded too, so that a missing number does not mean "one to four".
 * @param smallest as `smallestGroup` says
 * @param most maximum number of groups shown; the smallest beyond it are folded too
 */
export function foldSmall<G extends Counted>(
  groups: readonly G[],
  smallest: number,
  most = Infinity,
): Folded<G> {
  const filled = groups.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
  let number = filled.filter(({ count }) => count < smallest).length;
  const isTooLittle = () => number < 2 || sumOf(filled.slice(0, number)) < smallest;
  while (number > 0 && number < filled.length && isTooLittle()) number++;
  number = Math.max(number, filled.length - most);
  if (number <= 0) return { shown: [...groups], folded: [], other: null };
  const folded = new Set(filled.slice(0, number));
  const isShown = (group: G) => group.count > 0 && !folded.has(group);
  const sum = sumOf([...folded]);
  return {
    shown: groups.filter(isShown),
    folded: groups.filter((group) => !isShown(group)),
    other: { count: sum < smallest ? null : sum },
  };
}

/** The parts of one group. `null` is a suppressed part; `rest` is the sum of those. */
export interface Breakdown<N extends string> {
  parts: Record<N, number | null>;
  rest: number | null;
}

/** Breaks a group down by the rule of foldSmall. The group's total may be shown. */
export function breakDown<N extends string>(
  parts: Readonly<Record<N, number>>,
  smallest: number,
): Breakdown<N> {
  const names = Object.keys(parts) as N[];
  const { folded, other } = foldSmall(
    names.map((name) => ({ name, count: parts[name] })),
    smallest,
  );
  const hidden = new Set(folded.map(({ name }) => name));
  return {
    parts: Object.fromEntries(names.map((name) => [name, hidden.has(name) ? null : parts[name]])) as Record<
      N,
      number | null
    >,
    rest: other === null ? null : other.count,
  };
}
