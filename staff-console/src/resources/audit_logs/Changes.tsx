import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { MarkedDifference } from '../../components/MarkedDifference.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { columnsOf, type AuditLog } from './audit-log.ts';

type Part = { key: string; lang?: string; before: unknown; after: unknown };

const isMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([key, text]) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(key) && typeof text === 'string',
  );

/** A text per language is compared language by language, the same ones left out. */
function partsOf(before: unknown, after: unknown): Part[] {
  const maps = [before, after].filter((value) => value !== null && value !== undefined);
  if (maps.length === 0 || !maps.every(isMap)) return [{ key: '', before, after }];
  const [was, is] = [(before ?? {}) as Record<string, string>, (after ?? {}) as Record<string, string>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((lang) => was[lang] !== is[lang])
    .map((lang) => ({ key: lang, lang, before: was[lang], after: is[lang] }));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

function Column({ name, before, after }: { name: string; before: unknown; after: unknown }) {
  const say = useSay();
  const parts = partsOf(before, after).filter(
    (part) => textOf(part.before) !== '' || textOf(part.after) !== '',
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '220px minmax(0, 1fr)' }, py: 1 }}
    >
      <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace', wordBreak: 'break-word' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, display: 'grid', gap: 1 }}>
        {parts.length === 0 && <Typography color="textSecondary">{say('audit.nothing')}</Typography>}
        {parts.map((part) => (
          <Box key={part.key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {part.lang && (
              <Typography variant="caption" color="textSecondary">
                {part.lang}
              </Typography>
            )}
            <MarkedDifference
              before={textOf(part.before)}
              after={textOf(part.after)}
              {...(part.lang && { lang: part.lang })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Every column of a change, before and after in one. */
export function Changes({ log }: { log: AuditLog }) {
  const say = useSay();
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }} aria-labelledby="changes">
      <Typography id="changes" component="h2" variant="h2" sx={{ mb: 1 }}>
        {say('audit.changes')}
      </Typography>
      <Box component="dl" sx={{ m: 0, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {columnsOf(log).map((name) => (
          <Column key={name} name={name} before={log.before?.[name]} after={log.after?.[name]} />
        ))}
      </Box>
    </Paper>
  );
}
