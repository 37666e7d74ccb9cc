import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../../web/visually-hidden.ts';
import { pickText } from '../../../domain/languages.ts';
import type { LanguageMap } from '../lib/api-types.ts';
import { usePageHead } from '../lib/page-head.ts';
import { usePageLanguage } from '../lib/page-language.ts';
import { LangText } from './LangText.tsx';

interface Props {
  /** The app's own words, or what somebody named it in one language or more. */
  title: string | LanguageMap;
  /** To move the focus there, where the page changes without another address. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** For search results, where the page is public. */
  description?: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Above the heading: a link back, for example. */
  above?: ReactNode;
  /** At the right of the heading. */
  action?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  /** On a phone the heading is only read out: what stands under it says the same, and the room is needed. */
  isPlainOnPhone?: boolean;
  children: ReactNode;
}

/** A page with its heading, which also names the window. */
export function Page({
  title,
  headingRef,
  description,
  lead,
  above,
  action,
  width = 'md',
  isPlainOnPhone = false,
  children,
}: Props) {
  const language = usePageLanguage();
  const isOurs = typeof title === 'string';
  usePageHead({ title: isOurs ? title : (pickText(title, language)?.text ?? ''), description });
  return (
    <Container maxWidth={width} sx={{ py: { xs: 2, sm: 5 } }}>
      {above}
      <Box
        sx={[
          {
            display: 'flex',
            gap: 2,
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            mb: { xs: 1.5, sm: 3.5 },
          },
          isPlainOnPhone && ((theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })),
        ]}
      >
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography
            variant="h1"
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            {isOurs ? title : <LangText map={title} block />}
          </Typography>
          {lead && (
            <Typography
              component="div"
              color="textSecondary"
              // No line of one character at its end, as Japanese would have.
              sx={{ mt: 1, maxWidth: 680, wordBreak: 'auto-phrase', textWrap: 'pretty' }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Container>
  );
}
