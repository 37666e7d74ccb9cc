import express, { type Router } from 'express';
import type { Transaction } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../../domain/required.ts';
import { refusalOf } from '../../../../core/errors/field-errors.ts';
import { recruitmentPublic } from '../../views/recruitment-schema.ts';
import { integer } from '../../../../core/schemas/schema-helpers.ts';
import { DomainError } from '../../../../../domain/error-codes.ts';
import { LANGUAGE_CODES } from '../../../../../domain/languages.ts';
import { MANAGER } from '../../../../../domain/roles.ts';
import { jsonUnstored } from '../../../../core/requests/send-unstored.ts';
import { loadActor } from '../../../../core/requests/caller.ts';
import { jsonBody } from '../../../../core/requests/json-body.ts';
import { loadRecruitment, presentRecruitment } from '../../views/present-recruitment.ts';
import { rehearseUpdate } from '../../../../core/resources/change.ts';
import { recruitments } from '../recruitments.ts';
import type { StaffDeps } from '../../../../core/resources/context.ts';
import { idOf, present, requireStaff, versionOf } from '../../../../core/resources/router.ts';

/** Writes the students' page of a recruitment out of what the page would be answered. */
export type WritePreview = (page: {
  recruitment_id: number;
  page_language_id: number;
  recruitment: unknown;
}) => Promise<{ title: string; html: string }>;

interface PreviewDeps extends StaffDeps {
  writePreview: WritePreview;
}

const input = z.strictObject({
  page_language_id: integer(1, LANGUAGE_CODES.length),
  /** Fields that are not saved yet, as PUT takes them; they need `If-Match`. */
  changes: z.record(z.string(), z.unknown()).default({}),
});

/** What anybody will be answered once it is released: a draft reads as if it came out now. */
async function answerOf(recruitmentId: number, now: Date, tx: Transaction | null): Promise<unknown> {
  const row = await loadRecruitment(recruitmentId, tx);
  if (!row) throw new DomainError('not_found');
  const released = { ...row, is_released: true, published_at: row.published_at ?? now.toISOString() };
  return present(recruitmentPublic, presentRecruitment(released, { now, application: null, reader: null }));
}

/**
 * POST /<id>/preview: a recruitment as a visitor will read it, to be mounted at /staff/api/recruitments behind
 * authentication. There is no address one could open, keep or pass on: the page comes as text in the answer to a
 * manager's own request. Changes that are not saved are made, read and taken back in one transaction.
 */
export function recruitmentPreview(deps: PreviewDeps): Router {
  const router = express.Router();
  router.post('/:id/preview', loadActor, jsonBody('1mb'), async (req, res) => {
    const actor = requireStaff(MANAGER, req.actor);
    const recruitmentId = idOf(req, 'recruitments');
    const parsed = input.safeParse(req.body ?? {});
    if (!parsed.success) throw refusalOf(parsed.error, req.body ?? {}, input);
    const { changes, page_language_id } = parsed.data;
    const { sequelize, lists } = deps;
    const ctx = { sequelize, lists, actor, now: deps.now(), request_id: String(req.id), beside: null };
    const change = {
      resource: recruitments,
      edit: required(recruitments.edit),
      ctx,
      deps,
      method: 'PUT' as const,
    };
    const recruitment =
      Object.keys(changes).length === 0
        ? await answerOf(recruitmentId, ctx.now, null)
        : await rehearseUpdate(change, recruitmentId, versionOf(req), changes, ({ tx }) =>
            answerOf(recruitmentId, ctx.now, tx),
          );
    const { title, html } = await deps.writePreview({
      recruitment_id: recruitmentId,
      page_language_id,
      recruitment,
    });
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    jsonUnstored(res, { title, html });
  });
  return router;
}
