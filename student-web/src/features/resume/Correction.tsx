import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../lib/api-types.ts';
import { diffText, isTranslation } from './diff-text.ts';
import { CommentList } from './TextCard.tsx';

interface Props {
  title: ReactNode;
  before: string;
  /** The mentor's Japanese; undefined when the text stays as it is. */
  after: string | undefined;
  comments: Application['comments'];
}

/** One text with its correction: every change marked, or both texts where it was translated. */
export function Correction({ title, before, after, comments }: Props) {
  const { t } = useTranslation('resume');
  const isUnchanged = after === undefined || after === before;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{title}</Typography>
      <CommentList comments={comments} />
      {isUnchanged ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('correction.unchanged')}
          </Typography>
          <Words>{before}</Words>
        </>
      ) : isTranslation(before, after) ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('correction.yours')}
          </Typography>
          <Words>{before}</Words>
          <Typography variant="body2" color="textSecondary">
            {t('correction.inJapanese')}
          </Typography>
          <Words lang="ja">{after}</Words>
        </>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('correction.marked')}
          </Typography>
          <Words lang="ja">
            {diffText(before, after).map((part, index) =>
              part.kind === 'added' ? (
                <Box
                  component="ins"
                  key={index}
                  sx={{ bgcolor: '#CFF3E8', textDecoration: 'underline', textDecorationThickness: 2 }}
                >
                  {part.text}
                </Box>
              ) : part.kind === 'removed' ? (
                <Box component="del" key={index} sx={{ bgcolor: '#FDE3E4', color: '#7A1620' }}>
                  {part.text}
                </Box>
              ) : (
                <span key={index}>{part.text}</span>
              ),
            )}
          </Words>
        </>
      )}
    </Card>
  );
}

function Words({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <Box
      lang={lang}
      dir="auto"
      sx={{ whiteSpace: 'pre-wrap', lineHeight: 2, p: 2, borderRadius: 3, bgcolor: '#F7F8F7' }}
    >
      {children}
    </Box>
  );
}
