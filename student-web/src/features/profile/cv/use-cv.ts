import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { studentDrafts } from '../../../../../web/drafts.ts';
import type { CommandAnswer } from '../../../../../server/client/contract.ts';
import { api } from '../../../lib/api.ts';
import type { Student } from '../../../lib/api-types.ts';
import { readAsDataUrl } from '../../../lib/data-url.ts';
import { saveStep, type ProfileChange } from '../../../lib/save-step.ts';
import { changeOf, valuesOf } from '../steps/education-values.ts';

export type CvAnswer = CommandAnswer<'user__read_cv'>;
export type Suggestion = CvAnswer['suggestions'][number];
export type Decision = 'accepted' | 'left';

interface Kept {
  answer: CvAnswer;
  decisions: Record<string, Decision>;
}

const SCOPE = 'cv_import';

/** What a CV said, and what was decided of it; both stay in this browser as a draft does. */
export function useCv(own: Student) {
  const [kept, setKept] = useState(() => studentDrafts.read<Kept>(own.id, SCOPE, Date.now()));
  function keep(next: Kept) {
    setKept(next);
    studentDrafts.write(own.id, SCOPE, next, Date.now());
  }
  const read = useMutation({
    mutationFn: async (file: File) => api.command('user__read_cv', { cv_base64: await readAsDataUrl(file) }),
    onSuccess: (answer) => keep({ answer, decisions: {} }),
  });
  function decide(key: string, decision: Decision | null) {
    setKept((before) => {
      if (!before) return before;
      const { [key]: _before, ...others } = before.decisions;
      const next = { ...before, decisions: decision ? { ...others, [key]: decision } : others };
      studentDrafts.write(own.id, SCOPE, next, Date.now());
      return next;
    });
  }
  return { kept, read, decide };
}

type Universities = NonNullable<Suggestion['change']['universities']>;

/** As the profile's form adds a university: with which one is the latest, and which the main one. */
function withUniversities(own: Student, rows: Universities): ProfileChange {
  const values = valuesOf(own);
  const added = rows.map((row) => ({
    ...row,
    department_official_name: row.department_official_name ?? '',
    student_category_id: null,
    department_category_id: null,
    name_in_resume: '',
  }));
  const graduation = added.map(({ graduate_at }) => graduate_at).find((day) => day !== null) ?? null;
  return changeOf(
    {
      ...values,
      graduate_latest_school_at: values.graduate_latest_school_at ?? graduation,
      universities: [...values.universities, ...added],
    },
    own,
  );
}

/** A level of the JLPT goes without the day of another one. */
function fieldsOf({ change }: Suggestion, own: Student): Partial<Student> {
  const fields = Object.entries(change).filter(([, value]) => !Array.isArray(value));
  const isOtherLevel = change.jlpt !== undefined && change.jlpt !== own.jlpt;
  return {
    ...(isOtherLevel && { jlpt_certificated_at: null, is_jlpt_none: false }),
    ...(Object.fromEntries(fields) as Partial<Student>),
  };
}

/** A row to be replaced that is gone by now is added. */
const asTheyStand = (lists: ProfileChange, own: Student): ProfileChange =>
  Object.fromEntries(
    Object.entries(lists as Record<string, { id?: number }[]>).map(([list, rows]) => {
      const held = own[list as 'certifications'];
      return [list, rows.map(({ id, ...row }) => (held.some((one) => one.id === id) ? { id, ...row } : row))];
    }),
  );

const pick = (own: Student, names: readonly string[]) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)));

/**
 * Saves a suggestion as the profile's form would.
 * @throws ChangedElsewhere when the profile says something else by now than what was shown
 */
export function useAccept(own: Student) {
  const client = useQueryClient();
  return (suggestion: Suggestion) => {
    const values = fieldsOf(suggestion, own);
    const names = Object.keys(values);
    const { universities, ...lists } = Object.fromEntries(
      Object.entries(suggestion.change).filter(([, value]) => Array.isArray(value)),
    ) as { universities?: Universities } & ProfileChange;
    return saveStep<object>(client, {
      command: 'user__update_profile',
      base: pick(own, names),
      values,
      valuesOf: (now) => pick(now, names),
      changeOf: (fields, now) => ({
        ...fields,
        ...asTheyStand(lists, now),
        ...(universities && withUniversities(now, universities)),
      }),
    });
  };
}
