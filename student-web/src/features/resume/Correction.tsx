import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DifferenceMarks } from '../../../../web/DifferenceMarks.tsx';
import type { DifferencePart } from '../../../../web/word-difference.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application } from '../../lib/api-types.ts';
import type { AskedChange, CorrectedText } from './corrected-texts.ts';
import { ItemReply } from './ItemReply.tsx';
import { CommentList } from './TextCard.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';

interface Props {
  id: string;
  title: ReactNode;
  text: CorrectedText;
  comments: Application['comments'];
  /** Of the text in the answer to the mentor. */
  name: string;
  /** The student's answer so far; null where none can be given. */
  draft: ReplyDraft | null;
}

/** Where the change with a number stands in the list under its text. */
const changeId = (id: string, number: number) => `${id}-change-${number}`;

/**
 * One text with its correction: the changes marked and numbered inside the text while it can be read so, else the two
 * texts beside each other, each with its own marks; a translation without marks. Under it each change with its reason.
 */
export function Correction({ id, title, text, comments, name, draft }: Props) {
  return (
    <Card
      component="section"
      id={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, scrollMarginTop: 90 }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <CommentList comments={comments} />
      <Words id={id} text={text} />
      {text.look === 'same' ? (
        draft && <ItemReply name={name} isChanged={false} draft={draft} />
      ) : (
        <Changes id={id} changes={text.changes} draft={draft} />
      )}
    </Card>
  );
}

function Words({ id, text: { look, parts, before, after, changes } }: { id: string; text: CorrectedText }) {
  const { t } = useTranslation('resume');
  if (look === 'same')
    return (
      <Block label={t('correction.unchanged')} isJapanese={false}>
        {before}
      </Block>
    );
  if (look === 'translated')
    return (
      <Beside>
        <Block label={t('correction.yours')} isJapanese={false}>
          {before}
        </Block>
        <Block label={t('correction.inJapanese')} isJapanese>
          {after}
        </Block>
      </Beside>
    );
  if (look === 'inline')
    return (
      <Block label={t('correction.corrected')} isJapanese>
        <DifferenceMarks
          parts={parts}
          look={MARKS}
          marks={changes.map(({ key }, index) => (
            <NumberMark key={key} id={id} number={index + 1} />
          ))}
        />
      </Block>
    );
  return (
    <Beside>
      <Block label={t('correction.yours')} isJapanese>
        <Marked parts={parts.filter((part) => part.kind !== 'inserted')} />
      </Block>
      <Block label={t('correction.corrected')} isJapanese>
        <Marked parts={parts.filter((part) => part.kind !== 'deleted')} />
      </Block>
    </Beside>
  );
}

/** The number of a change, which leads to it in the list. */
function NumberMark({ id, number }: { id: string; number: number }) {
  const { t } = useTranslation('resume');
  return (
    <MuiLink
      href={`#${changeId(id, number)}`}
      aria-label={t('correction.change', { number })}
      sx={{
        fontSize: '0.75rem',
        fontWeight: 700,
        verticalAlign: 'super',
        lineHeight: 1,
        px: 0.375,
        textDecoration: 'none',
      }}
    >
      {number}
    </MuiLink>
  );
}

interface ChangesProps extends Pick<Props, 'id' | 'draft'> {
  changes: readonly AskedChange[];
}

/** Every change: what became of the words, why, and the student's answer. */
function Changes({ id, changes, draft }: ChangesProps) {
  const { t } = useTranslation('resume');
  return (
    <Box component="ol" aria-label={t('correction.changes')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change, index) => (
        <Box
          component="li"
          key={change.key}
          id={changeId(id, index + 1)}
          sx={{
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            display: 'grid',
            gap: 0.5,
            scrollMarginTop: 90,
          }}
        >
          <ChangedWords change={change} number={index + 1} />
          <Why given={change.given} />
          {draft && (
            <ItemReply
              name={change.key}
              isChanged
              about={change.added ?? change.removed ?? undefined}
              draft={draft}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

function ChangedWords({ change: { removed, added }, number }: { change: AskedChange; number: number }) {
  const { t } = useTranslation('resume');
  if (removed === null || added === null)
    return <Typography sx={{ fontWeight: 600 }}>{t('correction.whole')}</Typography>;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', lineHeight: 1.8 }}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 700, color: 'secondary.main' }}>
        {number}
      </Typography>
      <Box lang="ja" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 0 }}>
        {removed && (
          <Box component="del" sx={MARKS.deleted}>
            {removed}
          </Box>
        )}
        {removed && added && ' → '}
        {added && (
          <Box component="ins" sx={MARKS.inserted}>
            {added}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The mentor's reason: explained in the reader's language where it is one of the list's, and in the mentor's words. */
function Why({ given }: { given: AskedChange['given'] }) {
  const { t } = useTranslation('resume');
  if (!given) return null;
  const { reason, note } = given;
  return (
    <>
      {reason && reason !== 'other' && (
        <Typography variant="body2">
          <strong>{t(`reason.${reason}.name`)}</strong> – {t(`reason.${reason}.why`)}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" dir="auto">
          {t('mentor')}: {note}
        </Typography>
      )}
    </>
  );
}

const MARKS = {
  inserted: { bgcolor: '#D3F4EA', textDecorationThickness: 2, textUnderlineOffset: 4 },
  deleted: { bgcolor: '#FDE3E4', color: '#7A1620' },
};

export function Marked({ parts }: { parts: readonly DifferencePart[] }) {
  return <DifferenceMarks parts={parts} look={MARKS} />;
}

function Beside({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>{children}</Box>;
}

interface BlockProps {
  label: string;
  isJapanese: boolean;
  children: ReactNode;
}

function Block({ label, isJapanese, children }: BlockProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        lang={isJapanese ? 'ja' : undefined}
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', lineHeight: 2, p: 2, borderRadius: 3, bgcolor: '#F7F8F7' }}
      >
        {children}
      </Box>
    </div>
  );
}
