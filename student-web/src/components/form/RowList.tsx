import AddOutlined from '../../../../web/icons/AddOutlined.tsx';
import DeleteOutlined from '../../../../web/icons/DeleteOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fieldId } from '../../lib/field-id.ts';
import { NeededNote, useIsNeeded } from './needed.tsx';

interface Props {
  name: string;
  title: string;
  help?: ReactNode;
  /** Name of one row, with its number. */
  rowTitle(number: number): string;
  addLabel: string;
  /** A new row. */
  empty: Record<string, unknown>;
  /** Rows that are added partly filled in, each by a button of its own. */
  presets?: readonly { label: string; row: Record<string, unknown> }[];
  max?: number;
  /** The fields of the row whose names start with `path`. */
  children(path: string, index: number): ReactNode;
}

/** Rows of the same kind: schools, jobs, examinations. The rows' own `id` stays theirs. */
export function RowList({
  name,
  title,
  help,
  rowTitle,
  addLabel,
  empty,
  presets = [],
  max = 50,
  children,
}: Props) {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'row_key' });
  const isNeeded = useIsNeeded(name);
  return (
    <Box
      component="section"
      id={fieldId(name)}
      tabIndex={-1}
      aria-label={title}
      sx={{ display: 'grid', gap: 2, '&:focus': { outline: 'none' } }}
    >
      <div>
        <Typography variant="h3">{title}</Typography>
        {(help || isNeeded) && (
          <FormHelperText>{isNeeded ? <NeededNote help={help} /> : help}</FormHelperText>
        )}
      </div>
      {fields.map((row, index) => (
        <Box
          key={row.row_key}
          sx={{
            p: { xs: 2, sm: 2.5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 4,
            display: 'grid',
            gap: 2.5,
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: 600 }}>{rowTitle(index + 1)}</Typography>
            <IconButton
              aria-label={t('removeRow', { row: rowTitle(index + 1) })}
              onClick={() => remove(index)}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
          {children(`${name}.${index}`, index)}
        </Box>
      ))}
      {fields.length < max && (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {[...presets, { label: addLabel, row: empty }].map((one) => (
            <Button
              key={one.label}
              variant="outlined"
              startIcon={<AddOutlined />}
              onClick={() => append(one.row)}
            >
              {one.label}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
