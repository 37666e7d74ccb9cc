import type { Call } from './call.ts';

/** Calls of the staff's side that are not about one application. */

const MANAGERS = '401 403 403 403 403 403 200';

export const staffCalls: readonly Call[] = [
  {
    name: 'hf_member__upload_image',
    kind: 'command',
    as: 'manager',
    payload: ({ photo }) => ({ image: { purpose: 'logo', data: `data:image/jpeg;base64,${photo}` } }),
    answer: 'id url',
    roles: MANAGERS,
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
];
