import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { itemAt, required } from '../../../../domain/required.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { visuallyHidden } from '../../../../web/visually-hidden.ts';
import { figure, told, type Picture, type Value } from './picture.ts';

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
  return (
    <Link component={RouterLink} to={value.to}>
      {text}
    </Link>
  );
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
export function PictureTable({ picture, title, isShown }: PictureTableProps) {
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
