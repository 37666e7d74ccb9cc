import ArrowBackIcon from '../../../../web/icons/ArrowBack.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLink } from '../PageLink.tsx';

interface PageHeadProps {
  title: string;
  /** Where the list is; the way back keeps the list's filters when one came from there. */
  list?: { path: string; label: string };
  /** Facts under the title: state, dates. */
  facts?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about one record: the way back, its title, what it is, what can be done. */
export function PageHead({ title, list, facts, actions }: PageHeadProps) {
  const t = useTranslate();
  const location = useLocation();
  const from = (location.state as { list?: string } | null)?.list ?? '';
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {list && (
        <PageLink
          to={`${list.path}${from}`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32, fontSize: '0.875rem' }}
        >
          <ArrowBackIcon fontSize="small" />
          {t('form.back_to', { list: list.label })}
        </PageLink>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography component="h1" variant="h1" sx={{ flex: '1 1 260px', minWidth: 0 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {facts && <Box sx={{ mt: 0.5, wordBreak: 'auto-phrase', textWrap: 'pretty' }}>{facts}</Box>}
    </Box>
  );
}
