/**
 * A function that works its answer out once for each object: one student is held against many jobs, and each rule asks
 * the same of them again. For functions of nothing but their argument, and for objects that nobody changes.
 */
export function oncePer<K extends object, V>(answer: (of: K) => V): (of: K) => V {
  const answers = new WeakMap<K, { answer: V }>();
  return (of) => {
    const known = answers.get(of) ?? { answer: answer(of) };
    answers.set(of, known);
    return known.answer;
  };
}
