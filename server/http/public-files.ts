import express, { type Router } from 'express';
import { StoredFile } from '../../db/models/file.ts';
import type { Adapters } from '../core/calls/context.ts';
import { DomainError } from '../../domain/error-codes.ts';

/** Only these purposes are public; photos, resumes and PDFs are served only by authorized calls. */
const PUBLIC_PURPOSES = ['logo', 'company_image', 'event_thumbnail'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** GET /files/<key>: a public file. Keys are random and never reused, so responses are immutable. */
export function publicFiles(files: Adapters['files']): Router {
  const router = express.Router();
  router.get('/:key', async (req, res) => {
    const { key } = req.params;
    const file = UUID.test(key)
      ? await StoredFile.findOne({ where: { key, purpose: PUBLIC_PURPOSES } })
      : null;
    if (!file) throw new DomainError('not_found');
    const bytes = await files.read(file.key);
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    // An SVG opened directly must not run scripts.
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    res.type(file.content_type).send(Buffer.from(bytes));
  });
  return router;
}
