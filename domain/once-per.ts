/**
 * Caches what a pure function returns for an object, as long as the object lives: one student is checked against many
 * jobs, and each rule derives the same from the student again. The object must not change afterwards.
 */
export function oncePer<K extends object, V>(answer: (of: K) => V): (of: K) => V {
  const answers = new WeakMap<K, { answer: V }>();
  return (of) => {
    const known = answers.get(of) ?? { answer: answer(of) };
    answers.set(of, known);
    return known.answer;
  };
}
