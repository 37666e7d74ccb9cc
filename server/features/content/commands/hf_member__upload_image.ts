import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { PUBLIC_IMAGE_MAX_BYTES } from '../../../../domain/constants.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import { command } from '../../../core/calls/define.ts';
import {
  countUpload,
  decodeUpload,
  readable,
  storeBytes,
  storeFile,
} from '../../../core/calls/stored-files.ts';
import { choice, outId } from '../../../core/schemas/schema-helpers.ts';

const FIELD = 'image[data]';

export const hf_member__upload_image = command({
  name: 'hf_member__upload_image',
  summary:
    'Keeps a picture that everybody may see: JPEG, PNG or WebP as base64, re-encoded without metadata. The record that shows it names its id',
  addition: true,
  allow: MANAGER,
  limit: { times: 300, per: 'hour' },
  upload: true,
  input: z.strictObject({
    image: z.strictObject({
      /** What it is for: another use refuses it. */
      purpose: choice(['logo', 'company_image', 'event_thumbnail']),
      data: z.string().min(1, 'required'),
    }),
  }),
  output: z.object({ id: outId(), url: z.string() }),
  errors: ['payload_too_large', 'too_many_uploads'],
  example: { image: { purpose: 'logo', data: 'data:image/png;base64,iVBORw0KGgo' } },
  async prepare(ctx, { image: { data } }) {
    const refusal = 'invalid_image';
    const bytes = decodeUpload(data, FIELD, { maxBytes: PUBLIC_IMAGE_MAX_BYTES, refusal });
    return storeBytes(ctx, readable(await ctx.adapters.publicImage(bytes), FIELD, refusal));
  },
  async run(ctx, { image: { purpose } }, picture) {
    await countUpload(ctx, picture.byte_size);
    const file = await storeFile(ctx, {
      ...picture,
      name: `${purpose}.webp`,
      content_type: 'image/webp',
      purpose,
      user_id: null,
    });
    return { id: file.id, url: required(publicFileUrl(file)) };
  },
});
