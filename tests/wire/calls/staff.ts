import type { Call } from './call.ts';

/** Staff calls that are not about a single application. */

export const staffCalls: readonly Call[] = [
  {
    name: 'hf_member__upload_image',
    kind: 'command',
    as: 'manager',
    payload: ({ photo }) => ({ image: { purpose: 'logo', data: `data:image/jpeg;base64,${photo}` } }),
    answer: 'id url',
    refusals: [
      {
        when: 'with something that is no picture',
        code: 'validation_failed',
        field: 'image[data]',
        payload: () => ({ image: { purpose: 'logo', data: 'bm8gcGljdHVyZQ==' } }),
      },
      {
        when: 'for the photo of a student',
        code: 'validation_failed',
        field: 'image[purpose]',
        payload: ({ photo }) => ({ image: { purpose: 'face_image', data: photo } }),
      },
    ],
  },
  {
    name: 'hf_member__heartbeat',
    kind: 'command',
    as: 'mentor',
    payload: ({ applications }) => ({ application: { id: applications.assigned.id, place: 'self_pr_jt' } }),
    answer: 'others',
  },
  {
    name: 'hf_member__get_mentor_loads',
    kind: 'query',
    as: 'mentor',
    payload: () => ({}),
    answer: 'mentor_loads[hf_member_id names role open to_correct overdue due_soon]',
  },
  {
    name: 'hf_member__get_other_companies',
    kind: 'query',
    as: 'mentor',
    payload: ({ applications }) => ({ application_id: applications.assigned.id }),
    answer: 'other_companies',
  },
  {
    name: 'hf_member__get_resume_versions',
    kind: 'query',
    as: 'mentor',
    payload: ({ applications }) => ({ application_id: applications.assigned.id }),
    answer: 'resume_versions[number kind created_at sections[key title text]]',
  },
];
