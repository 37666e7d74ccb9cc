import crypto from 'node:crypto';
import type { Response } from 'express';
import { removeBetween } from '../http/remove-between.ts';

const OUTSIDE_FONTS = '<link rel="stylesheet" href="https://fonts.googleapis.com';

/**
 * Sends an AdminJS page: without its third-party web fonts, in the console's language (browser/language.js),
 * and with a
 * nonce for its inline scripts so that the CSP allows only those. Its styles are injected by scripts, hence
 * 'unsafe-inline' for styles.
 */
export function sendPage(res: Response, html: string): void {
  const nonce = crypto.randomBytes(16).toString('base64');
  res.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  res.type('html').send(
    removeBetween(html.trimStart(), OUTSIDE_FONTS, '>')
      .replace('<head>', `<head><script src="/admin/frontend/assets/language.js"></script>`)
      .replaceAll(/<script>/g, `<script nonce="${nonce}">`),
  );
}
