import { jlptReach, jlptRule } from '../../../domain/eligibility/japanese.ts';
import { silent, undemanding } from './facts.ts';

const LEVELS = [null, 1, 2, 3, 4, 5];
const EXAMINATIONS = [
  [],
  [{ language_examination_id: 1, result: 'N2 合格' }],
  [{ language_examination_id: 1, result: '不合格' }],
  [{ language_examination_id: 2, result: '480点' }],
  [{ language_examination_id: 2, result: '330点' }],
];

test('candidates are ruled out by their level exactly where the rule calls it not met', () => {
  let ruledOut = 0;
  for (const jlpt of LEVELS)
    for (const is_jlpt_none of jlpt === null ? [true, false] : [false])
      for (const language_examinations of EXAMINATIONS) {
        const student = { ...silent, jlpt, is_jlpt_none, language_examinations };
        const reach = jlptReach(student);
        for (const required_jlpt of [1, 2, 3, 4, 5]) {
          const [result] = jlptRule(student, { ...undemanding, required_jlpt });
          const isOut = reach !== null && required_jlpt < reach;
          expect({ student, required_jlpt, isOut }).toEqual({
            student,
            required_jlpt,
            isOut: result!.status === 'not_met',
          });
          if (isOut) ruledOut += 1;
        }
      }
  expect(ruledOut).toBeGreaterThan(20);
});
