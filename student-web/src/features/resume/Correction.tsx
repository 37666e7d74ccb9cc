import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DifferenceMarks } from '../../../../web/DifferenceMarks.tsx';
import type { DifferencePart } from '../../../../web/word-difference.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application } from '../../lib/api-types.ts';
import { diffText, isTranslation, readsInline } from './diff-text.ts';
import { CommentList } from './TextCard.tsx';

interface Props {
  id: string;
  title: ReactNode;
  before: string;
  /** The mentor's Japanese; undefined when the text stays as it is. */
  after: string | undefined;
  comments: Application['comments'];
  /** Where the student can say something about it. */
  reply?: ReactNode;
}

/**
 * One text with its correction: the changes marked inside the text while it can be read so, else the two
 * texts beside each other, each with its own marks; a translation without marks.
 */
export function Correction({ id, title, before, after, comments, reply }: Props) {
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
      {after === undefined || after === before ? (
        <Unchanged text={before} />
      ) : (
        <Changed before={before} after={after} />
      )}
      {reply}
    </Card>
  );
}

function Unchanged({ text }: { text: string }) {
  const { t } = useTranslation('resume');
  return (
    <Block label={t('correction.unchanged')} isJapanese={false}>
      {text}
    </Block>
  );
}

function Changed({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('resume');
  if (isTranslation(before, after))
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
  const parts = diffText(before, after);
  if (readsInline(parts))
    return (
      <Block label={t('correction.corrected')} isJapanese>
        <Marked parts={parts} />
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
