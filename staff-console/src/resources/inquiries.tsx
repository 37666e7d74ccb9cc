import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { LONG_TEXT_MAX } from '../../../domain/constants.ts';
import { inquiry as entity } from '../../../domain/entities/inquiry.ts';
import { ApiError } from '../../../server/client/client.ts';
import type { StaffRecord, StaffRow } from '../../../server/client/resources.ts';
import { CommandButton } from '../components/CommandButton.tsx';
import { Hint } from '../components/Hint.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { describe } from '../described/describe.ts';
import { type Translate, useTranslate } from '../i18n/use-translate.ts';
import { useWording } from '../i18n/use-wording.ts';
import { problemText } from '../lib/problem-text.ts';
import { isCtrlEnter } from '../lib/is-ctrl-enter.ts';
import { useDraft, useDraftText } from '../lib/use-draft.ts';
import { usePresence } from '../lib/use-presence.ts';
import { useApi } from '../providers/api-context.ts';
import { useMember } from '../session/member.ts';

/** Whose question it is. */
function askerOf({ user }: Pick<StaffRow<'inquiries'>, 'user'>, t: Translate): string {
  if (!user) return t('office.inquiries.nobody');
  return [user.last_name, user.first_name].filter(Boolean).join(' ') || `#${user.id}`;
}

/** Where the console has what a page of the students' app is about; null where it is about no record. */
function recordPath(referer: string): string | null {
  const [, resource, id] =
    /^\/(applications|recruitments|events|articles|courses)\/(\d+)(?:\/|$)/.exec(referer) ?? [];
  if (!resource || !id) return null;
  return resource === 'applications' ? `/applications/${id}/show` : `/${resource}/${id}`;
}

/** The page on which a question was asked, with the way to its record. */
function AskedOn({ referer }: { referer: string }) {
  const path = recordPath(referer);
  return path === null ? referer : <PageLink to={path}>{referer}</PageLink>;
}

/** Closes a question that needs no more words, or opens it again. */
function CloseButton({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const isClosed = inquiry.state === 'closed';
  const work = async () => {
    await api.command('hf_member__close_inquiry', { inquiry: { id: inquiry.id, is_closed: !isClosed } });
    reload();
  };
  return (
    <CommandButton work={work}>
      {t(isClosed ? 'office.inquiries.reopen' : 'office.inquiries.close')}
    </CommandButton>
  );
}

/** Colleagues who are answering it too, or have since one began to write. */
function Others({ inquiry, begunAfter }: { inquiry: StaffRecord<'inquiries'>; begunAfter: number | null }) {
  const { t, pick, locale } = useWording();
  const { hf_member_id } = useMember();
  const { others } = usePresence('inquiries', inquiry.id);
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format([...new Set(names)]);
  const answered = inquiry.inquiry_replies
    .filter(({ id, hf_member }) => begunAfter !== null && id > begunAfter && hf_member?.id !== hf_member_id)
    .map(({ hf_member }) => pick(hf_member?.names) || t('office.inquiries.staff'));
  const named = others.map(({ names, place }) => ({ name: pick(names), isWriting: place === 'reply' }));
  // Who has just answered still has the cursor there.
  const writing = named.filter(({ name, isWriting }) => isWriting && !answered.includes(name));
  const here = named.filter(({ isWriting }) => !isWriting);
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mb: 1.5, '&:empty': { display: 'none' } }}>
      {answered.length > 0 && (
        <Alert severity="warning">{t('office.inquiries.answered_by', { name: list(answered) })}</Alert>
      )}
      {writing.length > 0 && (
        <Alert severity="warning">
          {t('office.inquiries.writing', { name: list(writing.map(({ name }) => name)) })}
        </Alert>
      )}
      {here.length > 0 && (
        <Hint>{t('correcting.presence.here', { name: list(here.map(({ name }) => name)) })}</Hint>
      )}
    </Box>
  );
}

/** Answers by mail. What is typed stays on this device until it is sent. */
function ReplyForm({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [body, setBody] = useDraftText(`inquiry.${inquiry.id}`);
  const lastId = inquiry.inquiry_replies.at(-1)?.id ?? 0;
  /** The last answer there was when one began to write. */
  const [begunAfter, setBegunAfter] = useDraft<number>(`inquiry_begun.${inquiry.id}`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!inquiry.user) return <Alert severity="info">{t('office.inquiries.nobody_hint')}</Alert>;
  const write = (text: string) => {
    setBody(text);
    if (text === '') setBegunAfter(null);
    else if (begunAfter === null) setBegunAfter(lastId);
  };
  const send = async (isClosed: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      await api.command('hf_member__reply_to_inquiry', {
        inquiry: { id: inquiry.id, is_closed: isClosed, version: inquiry.version },
        body,
      });
      write('');
      notify(t('office.inquiries.sent'), { type: 'success' });
      reload();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'version_conflict';
      setProblem(isChanged ? t('office.inquiries.changed') : problemText(error, t));
      if (isChanged) reload();
    } finally {
      setBusy(false);
    }
  };
  const canSend = !isBusy && body.trim() !== '';
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isCtrlEnter(event)) return;
        event.preventDefault();
        if (canSend) void send(true);
      }}
      aria-label={t('office.inquiries.reply')}
      data-answer="reply"
    >
      <Others inquiry={inquiry} begunAfter={begunAfter} />
      <TextField
        multiline
        minRows={5}
        label={t('office.inquiries.reply')}
        value={body}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONG_TEXT_MAX } }}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {t('office.inquiries.reply_hint')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!canSend} onClick={() => void send(true)}>
          {t('office.inquiries.send_and_close')}
        </Button>
        <Button variant="outlined" disabled={!canSend} onClick={() => void send(false)}>
          {t('office.inquiries.send')}
        </Button>
      </Box>
    </Box>
  );
}

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  const { time } = useWording();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Hint>
        {who} · {time(at)}
      </Hint>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>{text}</Typography>
    </Paper>
  );
}

/** The question with what was answered, and the place to answer. */
function Talk({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const { t, pick } = useWording();
  return (
    <Box component="section" aria-label={t('office.inquiries.talk')} sx={{ mb: 3 }}>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        <Words who={askerOf(inquiry, t)} at={inquiry.created_at} text={inquiry.message} />
        {inquiry.inquiry_replies.map((reply) => (
          <Words
            key={reply.id}
            who={pick(reply.hf_member?.names) || t('office.inquiries.staff')}
            at={reply.created_at}
            text={reply.body}
          />
        ))}
      </Stack>
      <ReplyForm inquiry={inquiry} reload={reload} />
    </Box>
  );
}

/** Questions of students, the newest first: everybody of the staff answers them. */
export default describe('inquiries', entity, {
  words: 'office.inquiries',
  nameOf: (row) => row.message.slice(0, 80),
  titleOf: (record, { t }) => t('office.inquiries.of', { name: askerOf(record, t) }),
  facts: ({ state, referer }, { t }) => (
    <Hint>
      {t(`office.inquiries.states.${state}`)}
      {referer && (
        <>
          {` · ${t('office.inquiries.referer')}: `}
          <AskedOn referer={referer} />
        </>
      )}
    </Hint>
  ),
  actions: (record, _wording, reload) => <CloseButton inquiry={record} reload={reload} />,
  lead: (record, _wording, reload) => <Talk inquiry={record} reload={reload} />,
  choices: { state: (state) => `office.inquiries.states.${state}` },
  list: {
    sort: ['created_at', 'DESC'],
    filters: [
      { name: 'state', values: ['open', 'answered', 'closed'] },
      { name: 'is_unassigned', kind: 'flag' },
    ],
    hasExport: true,
    columns: [
      { field: 'message', render: (row) => row.message.slice(0, 80) },
      { field: 'user', label: 'office.inquiries.from', render: (row, { t }) => askerOf(row, t) },
      'state',
      {
        field: 'hf_member',
        id: 'member',
        label: 'office.inquiries.hf_member_id',
        render: (row, { pick }) => pick(row.hf_member?.names) || '—',
      },
      { field: 'created_at', label: 'office.created_at', sort: true },
      { field: 'referer', isOptional: true },
    ],
  },
  form: [{ title: 'office.inquiries.hf_member_id', grid: false, fields: ['hf_member_id'] }],
});
