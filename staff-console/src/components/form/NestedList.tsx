import AddIcon from '../../../../web/icons/Add.tsx';
import DeleteIcon from '../../../../web/icons/DeleteOutlined.tsx';
import DownIcon from '../../../../web/icons/ArrowDownward.tsx';
import UpIcon from '../../../../web/icons/ArrowUpward.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Rows as Columns } from '../../../../domain/entities/fields.ts';
import { itemAt } from '../../../../domain/required.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { valueAt } from '../../lib/at-path.ts';
import { isData, type Data } from '../../lib/record-changes.ts';
import { visuallyHidden } from '../../../../web/visually-hidden.ts';
import { Hint } from '../Hint.tsx';
import { useFieldInfo, useIsReadOnly } from './form-context.ts';

interface NestedListProps {
  source: string;
  /** The list in its table: what fields a row has. */
  of: { rows: Columns };
  label: string;
  hint?: string;
  addLabel?: string;
  /** Where the section around it says the same, the heading is for screen readers alone. */
  isHeadHidden?: boolean;
  /** What a new row starts with; its other fields are null. */
  newRow?: () => Data;
  /** The rows' field that holds their place, counted from 1: with it they can be moved. */
  positionField?: string;
  rowTitle?: (row: Data, index: number) => string;
  /** The inputs of a row. `itemAt('city')` is the name of its field. */
  renderRow: (at: (field: string) => string, index: number) => ReactNode;
}

type Rows = Record<string, Data[]>;

/** Paths of what one row has and another lacks: `title.en`. */
function lackedBy(row: Data, other: Data): string[] {
  return Object.entries(other).flatMap(([key, value]) => {
    const own = row[key];
    if (own === undefined) return [key];
    return isData(own) && isData(value) ? lackedBy(own, value).map((path) => `${key}.${path}`) : [];
  });
}

/**
 * A list of rows that belong to the record. A removed row stays, marked, until the record is saved, and can be
 * brought back; `changesOf` sends it with `_destroy`.
 */
export function NestedList(props: NestedListProps) {
  const { source, of, label, positionField, newRow, renderRow } = props;
  const t = useTranslate();
  const id = useId();
  const isReadOnly = useIsReadOnly();
  useFieldInfo(source, label);
  const { control, setValue, getValues } = useFormContext<Rows>();
  const { errors, defaultValues } = useFormState({ control, name: source });
  const list = useFieldArray<Rows, string, 'row_key'>({ control, name: source, keyName: 'row_key' });
  const error = (valueAt(errors, source) as { message?: string } | undefined)?.message;
  const rows = list.fields as (Data & { row_key: string })[];

  const number = (order: number[]) => {
    if (positionField)
      order.forEach((from, to) => setValue(`${source}.${from}.${positionField}`, (to + 1) as never));
  };
  /** react-hook-form shows a field that is undefined as the saved row of that place has it: it has to be null. */
  const fill = (index: number) => {
    const row = itemAt(getValues(source), index);
    const saved = (valueAt(defaultValues, source) ?? []) as Data[];
    for (const path of new Set(saved.flatMap((other) => lackedBy(row, other))))
      if (path !== 'id') setValue(`${source}.${index}.${path}`, null);
  };
  const move = (from: number, to: number) => {
    fill(from);
    fill(to);
    list.move(from, to);
    number(rows.map((_row, index) => index));
  };
  const add = () => {
    const empty = Object.fromEntries(Object.keys(of.rows).map((name) => [name, null]));
    const row = { ...empty, ...newRow?.(), ...(positionField && { [positionField]: rows.length + 1 }) };
    list.append(row, { shouldFocus: false });
  };
  const mark = (index: number, isRemoved: boolean) => {
    const { row_key: _key, ...row } = itemAt(rows, index);
    const now = valueAt(getValues(), `${source}.${index}`) ?? row;
    list.update(index, { ...now, _destroy: isRemoved });
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        variant="h3"
        {...(props.isHeadHidden ? { style: visuallyHidden } : { sx: { mb: 1 } })}
      >
        {label}
      </Typography>
      {props.hint && <Hint sx={{ mb: 1 }}>{props.hint}</Hint>}
      {rows.length === 0 && <Hint>{t('rows.empty')}</Hint>}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row, index) => {
          const place = index + 1;
          const title = props.rowTitle?.(row, index) ?? `${place}`;
          if (row['_destroy'] === true)
            return (
              <Paper
                key={row.row_key}
                component="li"
                variant="outlined"
                sx={{ p: 1.5, bgcolor: 'background.default' }}
              >
                <Stack
                  direction="row"
                  spacing={1}
                  sx={{ alignItems: 'center', justifyContent: 'space-between' }}
                >
                  <Typography variant="body2">
                    <del>{title}</del> {t('rows.removed_hint', { number: place })}
                  </Typography>
                  <Button size="small" onClick={() => mark(index, false)}>
                    {t('rows.undo_remove')}
                  </Button>
                </Stack>
              </Paper>
            );
          return (
            <Paper key={row.row_key} component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
              <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 700, flex: 1, minWidth: 0 }}>
                  {title}
                </Typography>
                {!isReadOnly && positionField && (
                  <>
                    <IconButton
                      aria-label={t('rows.up', { number: place })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <UpIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      aria-label={t('rows.down', { number: place })}
                      disabled={index === rows.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <DownIcon fontSize="small" />
                    </IconButton>
                  </>
                )}
                {!isReadOnly && (
                  <IconButton
                    aria-label={t('rows.remove', { number: place })}
                    onClick={() => mark(index, true)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                )}
              </Stack>
              {renderRow((field) => `${source}.${index}.${field}`, index)}
            </Paper>
          );
        })}
      </Stack>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!isReadOnly && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 1 }}>
          {props.addLabel ?? t('rows.add')}
        </Button>
      )}
    </Box>
  );
}
