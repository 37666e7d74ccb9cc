import { z } from 'zod';
import { PUBLIC_IMAGE_MAX_BYTES } from '../../domain/constants.ts';
import { fieldError } from '../../domain/error-codes.ts';
import { MANAGER } from '../../domain/roles.ts';
import { publicFileUrl } from '../../presenters/files.ts';
import { command } from '../define.ts';
import { decodeUpload, storeFile } from '../stored-files.ts';
import { choice, outId } from '../wire.ts';

const FIELD = 'image[data]';

export const hf_member__upload_image = command({
  name: 'hf_member__upload_image',
  summary:
    'Keeps a picture that everybody may see: JPEG, PNG or WebP as base64, re-encoded without metadata. The record that shows it names its id',
  addition: true,
  allow: MANAGER,
  upload: true,
  input: z.strictObject({
    image: z.strictObject({
      /** What it is for: another use refuses it. */
      purpose: choice(['logo', 'company_image', 'event_thumbnail']),
      data: z.string().min(1, 'required'),
    }),
  }),
  output: z.object({ id: outId(), url: z.string() }),
  errors: ['payload_too_large'],
  example: { image: { purpose: 'logo', data: 'data:image/png;base64,iVBORw0KGgo' } },
  async run(ctx, { image: { purpose, data } }) {
    const bytes = decodeUpload(data, FIELD, {
      maxBytes: PUBLIC_IMAGE_MAX_BYTES,
      refusal: 'invalid_image',
    });
    const picture = await ctx.outside.publicImage(bytes);
    if (!picture) throw fieldError(FIELD, 'invalid_image');
    const file = await storeFile(ctx, {
      bytes: picture,
      name: `${purpose}.webp`,
      content_type: 'image/webp',
      purpose,
      user_id: null,
    });
    return { id: file.id, url: publicFileUrl(file)! };
  },
});
