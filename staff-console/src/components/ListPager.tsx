import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useLocale } from 'react-admin';
import { useSay } from '../i18n/use-words.ts';

/** Previous and next, with where one is. A capped total says so. */
export function ListPager() {
  const say = useSay();
  const locale = useLocale();
  const { page, perPage, setPage, total = 0, hasNextPage, hasPreviousPage, data, meta } = useListContext();
  if (!data?.length || (!hasNextPage && !hasPreviousPage)) return null;
  const from = (page - 1) * perPage + 1;
  const number = new Intl.NumberFormat(locale);
  return (
    <Stack
      component="nav"
      aria-label={say('paging.label')}
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', mt: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {say(meta?.is_capped ? 'paging.position_capped' : 'paging.position', {
          from: number.format(from),
          to: number.format(from + data.length - 1),
          total: number.format(total),
        })}
      </Typography>
      <Button variant="outlined" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {say('paging.previous')}
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {say('paging.next')}
      </Button>
    </Stack>
  );
}
