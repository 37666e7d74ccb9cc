import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { RowsProps } from './ListTable.tsx';
import { RowLink } from './RowsTable.tsx';

/** The same list where a table would not fit: every row a card with the chosen columns as facts. */
export function ListCards<R extends RaRecord>(props: RowsProps<R>) {
  const { rows, columns, nameOf, linkTo, selection, sort, onSort, title } = props;
  const t = useTranslate();
  const [first, ...others] = columns;
  const sorts = columns.filter((column) => column.sort);
  return (
    <>
      {sorts.length > 0 && (
        <TextField
          select
          label={t('list.order')}
          value={`${sort.field} ${sort.order}`}
          onChange={(event) => {
            const [field = '', order] = event.target.value.split(' ');
            onSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
          }}
          sx={{ mb: 1.5, maxWidth: 280 }}
        >
          {!sorts.some((column) => column.sort === sort.field) && (
            <MenuItem value={`${sort.field} ${sort.order}`}>{t('list.usual_order')}</MenuItem>
          )}
          {sorts.flatMap((column) =>
            (['ASC', 'DESC'] as const).map((order) => (
              <MenuItem key={`${column.id} ${order}`} value={`${column.sort} ${order}`}>
                {column.label} {order === 'ASC' ? '↑' : '↓'}
              </MenuItem>
            )),
          )}
        </TextField>
      )}
      <Stack component="ul" aria-label={title} spacing={1.5} sx={{ p: 0, m: 0 }}>
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={{ p: 2, position: 'relative', listStyle: 'none' }}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {first && <RowLink to={linkTo?.(row)}>{first.render(row)}</RowLink>}
              </Box>
              {selection && (
                <Checkbox
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                  sx={{ zIndex: 1, m: -1 }}
                  slotProps={{ input: { 'aria-label': t('list.choose_row', { name: nameOf(row) }) } }}
                />
              )}
            </Stack>
            <Box
              component="dl"
              sx={{
                m: 0,
                mt: 1,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
              }}
            >
              {others.map((column) => (
                <Box key={column.id} sx={column.isLong ? { gridColumn: '1 / -1' } : {}}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {column.label}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {column.render(row)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Card>
        ))}
      </Stack>
    </>
  );
}
