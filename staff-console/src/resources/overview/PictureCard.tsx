import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { itemAt, required } from '../../../../domain/required.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { visuallyHidden } from '../../../../web/visually-hidden.ts';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { SightFirst } from '../../components/SightFirst.tsx';
import { ChoiceButtons } from '../../components/choices.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { csvOf } from '../../lib/csv.ts';
import { loadedAhead } from '../../lib/load-ahead.ts';
import type { Period } from './behind.ts';
import { figure, isEmpty, isHiding, type Picture, told, type Value } from './picture.ts';

function Figure({
  value,
  isLinked,
  digits,
}: {
  value: Value;
  isLinked: boolean;
  digits: number | undefined;
}) {
  const { t, locale } = useWording();
  if (value.value === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span style={visuallyHidden}>{t('overview.untold')}</span>
      </>
    );
  const text = figure(value.value, locale, digits);
  if (!isLinked || value.to === null || value.value === 0) return text;
  return <PageLink to={value.to}>{text}</PageLink>;
}

/** Heard and printed, not seen: lengths with their unit, which `sx` would take for something else. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Paper does not scroll: what is too wide for it has to fit. */
const ON_PAPER = {
  '@media print': {
    overflow: 'visible',
    '& th, & td': { fontSize: '0.6875rem', px: 0.5, py: 0.5, minWidth: 0, whiteSpace: 'normal' },
  },
} as const;

interface PictureTableProps {
  picture: Picture;
  title: string;
  /** Beside the bars it is for those who hear it, and for paper; the bars have the links. */
  isShown: boolean;
}

/** The numbers of a picture. */
function PictureTable({ picture, title, isShown }: PictureTableProps) {
  const series = told(picture);
  return (
    <Box
      sx={[isShown ? { overflowX: 'auto' } : { '@media screen': HIDDEN }, ON_PAPER]}
      {...(isShown && { role: 'region', 'aria-label': title, tabIndex: 0 })}
    >
      <Table size="small">
        <caption style={visuallyHidden}>{title}</caption>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {picture.categoryAxis}
            </TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} component="th" scope="col" align="right">
                {picture.series.length > 1 && !picture.isStacked && picture.digits && id !== 'count'
                  ? `${label} (${picture.valueAxis})`
                  : label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {picture.categories.map(({ id, label }, at) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400, minWidth: 120 }}>
                {label}
              </TableCell>
              {series.map((one) => (
                <TableCell key={one.id} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <Figure
                    value={itemAt(required(picture.values[one.id]), at)}
                    isLinked={isShown}
                    digits={one.id === 'count' ? 0 : picture.digits}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The charts' code is large and needed nowhere else. */
const BarPicture = loadedAhead(() => import('./BarPicture.tsx'));

interface PictureCardProps<A> {
  /** Of the file the numbers are saved as. */
  name: string;
  title: string;
  /** What is counted, and what is not. */
  hint: string;
  layout: 'standing' | 'lying';
  period: Period;
  /** The figures may leave the house: small groups are folded, and they can be taken along. */
  isShared: boolean;
  query: UseQueryResult<A>;
  make: (answer: A) => Picture;
  /** Where it stands in the grid, beside one column and one row. */
  place?: { gridColumn?: string; gridRow?: object };
  children?: ReactNode;
}

const Loading = ({ label }: { label: string }) => (
  <Skeleton variant="rounded" height={280} component="output" aria-label={label} />
);

function save(picture: Picture, name: string): void {
  const series = told(picture);
  const lines = picture.categories.map(({ label }, at) => [
    label,
    ...series.map(({ id }) => itemAt(required(picture.values[id]), at).value),
  ]);
  saveFile(csvOf([[picture.categoryAxis, ...series.map(({ label }) => label)], ...lines]), name);
}

/** A picture with its title, as bars or as a table, and its numbers to take along. */
export function PictureCard<A>({
  name,
  title,
  hint,
  layout,
  period,
  isShared,
  query,
  make,
  place,
  children,
}: PictureCardProps<A>) {
  const t = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 1099px)');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const picture = query.data === undefined ? null : make(query.data);
  const hasNumbers = picture !== null && !isEmpty(picture);
  const loading = <Loading label={t('overview.loading')} />;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0, position: 'relative', breakInside: 'avoid', ...place }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ flex: '1 1 220px' }}>
          {title}
        </Typography>
        {hasNumbers && (
          <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
            <ChoiceButtons<typeof view>
              label={t('overview.view_of', { title })}
              value={view}
              choices={[
                { value: 'chart', label: t('overview.as_chart') },
                { value: 'table', label: t('overview.as_table') },
              ]}
              onChoose={setView}
            />
            {isShared && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('overview.csv_of', { title })}
                onClick={() => save(picture, `overview-${name}-${period.from_month}-${period.to_month}.csv`)}
              >
                CSV
              </Button>
            )}
          </Box>
        )}
      </Box>
      <Hint sx={{ mb: 1.5 }}>{hint}</Hint>
      {children}
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && loading}
      {picture && !hasNumbers && (
        <Typography sx={{ py: 5, textAlign: 'center' }} color="textSecondary">
          {t(isShared && isHiding(picture) ? 'overview.too_few' : 'overview.nothing')}
        </Typography>
      )}
      {hasNumbers && view === 'chart' && (
        <SightFirst placeholder={loading}>
          <Suspense fallback={loading}>
            <BarPicture picture={picture} title={title} layout={layout} isNarrow={isNarrow} />
          </Suspense>
        </SightFirst>
      )}
      {hasNumbers && <PictureTable picture={picture} title={title} isShown={view === 'table'} />}
      {hasNumbers && isShared && isHiding(picture) && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('overview.hidden_note')}
        </Typography>
      )}
    </Card>
  );
}
