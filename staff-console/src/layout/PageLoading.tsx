import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';

/** Shown while a page's code or data is under way. */
export function PageLoading() {
  const translate = useTranslate();
  return (
    <Stack component="output" spacing={2} aria-label={translate('ra.page.loading')}>
      <Skeleton variant="rounded" height={40} width="40%" />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
