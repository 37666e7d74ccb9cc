import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ImportAnswer } from '../../../../server/client/resources.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import type { Importable } from '../../components/sheets/importable.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { csvOf } from '../../lib/csv.ts';

/** More rows would make the page slow; the report has them all. */
const MOST_SHOWN = 100;
const MOST_FIELDS = 8;

type ImportedRow = ImportAnswer['rows'][number];

function Difference({ changes }: Pick<ImportedRow, 'changes'>) {
  const t = useTranslate();
  const shown = changes.slice(0, MOST_FIELDS);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {shown.map(({ column, from, to }) => (
        <Box key={column} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
            {column}:{' '}
          </Box>
          <Box component="dd" sx={{ display: 'inline', m: 0, whiteSpace: 'pre-wrap' }}>
            {from !== null && (
              <>
                <del>{from}</del> →{' '}
              </>
            )}
            {to ?? t('imports.none')}
          </Box>
        </Box>
      ))}
      {changes.length > shown.length && (
        <Hint component="span">+ {t('imports.fields', { smart_count: changes.length - shown.length })}</Hint>
      )}
    </Box>
  );
}

function Rows({ of, rows }: { of: Importable; rows: readonly ImportedRow[] }) {
  const t = useTranslate();
  const title = t('imports.rows', { count: rows.length });
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length > MOST_SHOWN && <Hint sx={{ mb: 1 }}>{t('imports.rows_cut', { shown: MOST_SHOWN })}</Hint>}
      <TableContainer component={Paper} variant="outlined" tabIndex={0}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('imports.row')}</TableCell>
              <TableCell>{t('imports.what')}</TableCell>
              <TableCell>{t('imports.name')}</TableCell>
              <TableCell>{t('imports.difference')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, MOST_SHOWN).map((row) => (
              <TableRow key={row.row} sx={{ verticalAlign: 'top' }}>
                <TableCell>{row.row}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {t(row.is_new ? 'imports.new' : 'imports.changed')}
                </TableCell>
                <TableCell sx={{ minWidth: 120 }}>
                  {row.id === null ? row.name : <PageLink to={`/${of}/${row.id}`}>{row.name}</PageLink>}
                </TableCell>
                <TableCell sx={{ minWidth: 260 }}>
                  <Difference changes={row.changes} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function Problems({ answer }: { answer: ImportAnswer }) {
  const t = useTranslate();
  const { problems, problem_count } = answer;
  if (problems.length === 0) return null;
  const title = t('imports.problems', { count: problem_count });
  const save = () =>
    saveFile(
      csvOf([
        [t('imports.row'), t('imports.column'), t('imports.problem')],
        ...problems.map(({ row, column, message }) => [row, column ?? t('imports.whole_row'), message]),
      ]),
      `${t('imports.problems', { count: problem_count })}.csv`,
    );
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Row sx={{ mb: 1 }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button onClick={save}>{t('imports.problems_file')}</Button>
      </Row>
      {problems.length > MOST_SHOWN && (
        <Hint sx={{ mb: 1 }}>{t('imports.problems_cut', { shown: MOST_SHOWN })}</Hint>
      )}
      <TableContainer component={Paper} variant="outlined" tabIndex={0}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('imports.row')}</TableCell>
              <TableCell>{t('imports.column')}</TableCell>
              <TableCell>{t('imports.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.slice(0, MOST_SHOWN).map(({ row, column, message }) => (
              <TableRow key={`${row}-${column}-${message}`} sx={{ verticalAlign: 'top' }}>
                <TableCell>{row}</TableCell>
                <TableCell sx={{ minWidth: 110 }}>{column ?? t('imports.whole_row')}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

/** Each field of each row that was written. */
function useReport(answer: ImportAnswer) {
  const t = useTranslate();
  return () =>
    csvOf([
      ['row', 'what', 'number', 'name', 'column', 'before', 'after'].map((title) =>
        t(`imports.${title as 'row'}`),
      ),
      ...answer.rows.flatMap((row) =>
        row.changes.map(({ column, from, to }) => [
          row.row,
          t(row.is_new ? 'imports.new' : 'imports.changed'),
          row.id,
          row.name,
          column,
          from,
          to,
        ]),
      ),
    ]);
}

interface ImportResultProps {
  of: Importable;
  fileName: string;
  answer: ImportAnswer;
  /** Whether importing was tried, and not only checked. */
  wasTried: boolean;
  onImport(): void;
  onAnother(): void;
}

function Verdict({ answer, wasTried }: Pick<ImportResultProps, 'answer' | 'wasTried'>) {
  const t = useTranslate();
  const { counts, is_done } = answer;
  if (is_done)
    return (
      <Alert severity="success">
        {t('imports.done', { smart_count: counts.new + counts.changed })}{' '}
        {t('imports.done_hint', { name: answer.name })}
      </Alert>
    );
  if (counts.with_problems > 0)
    return (
      <Alert severity="error">
        {wasTried && `${t('imports.not_done')} `}
        {t('imports.has_problems', { smart_count: counts.with_problems })}
      </Alert>
    );
  return answer.checked === null ? <Alert severity="info">{t('imports.nothing')}</Alert> : null;
}

/** What a file would do, or has done. */
export function ImportResult(props: ImportResultProps) {
  const { of, fileName, answer, wasTried, onImport, onAnother } = props;
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const report = useReport(answer);
  // The answer comes far below the button that asked for it.
  useEffect(() => heading.current?.focus(), []);
  const { counts, is_done, checked } = answer;
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography
        component="h2"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 1.5, overflowWrap: 'anywhere' }}
      >
        {t('imports.result', { file: fileName })}
      </Typography>
      <Facts
        items={(['new', 'changed', 'unchanged', 'with_problems'] as const).map((name) => ({
          label: t(`imports.${name}`),
          value: String(counts[name]),
        }))}
      />
      <Box sx={{ mt: 2 }}>
        <Verdict answer={answer} wasTried={wasTried} />
      </Box>
      <Row spacing={1} sx={{ mt: 2 }}>
        {checked !== null && (
          <Button variant="contained" onClick={onImport}>
            {t('imports.import', { smart_count: counts.new + counts.changed })}
          </Button>
        )}
        {is_done && (
          <>
            <Button
              variant="contained"
              onClick={() => saveFile(report(), `${t('imports.title')}-${answer.name}.csv`)}
            >
              {t('imports.report')}
            </Button>
            <ButtonLink variant="outlined" to={`/${of}`}>
              {t('imports.to_list')}
            </ButtonLink>
            <Button onClick={onAnother}>{t('imports.another')}</Button>
          </>
        )}
      </Row>
      <Problems answer={answer} />
      <Rows of={of} rows={answer.rows} />
    </Paper>
  );
}
