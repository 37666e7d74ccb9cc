import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { useApply } from './use-apply.ts';

interface Props {
  recruitment: Recruitment;
  own: Student;
}

/** Applies for a job whose resume is written afterwards. */
export function ApplyButton({ recruitment, own }: Props) {
  const { t } = useTranslation('apply_page');
  const apply = useApply(recruitment, own);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormErrors error={apply.error} />
      <Button
        variant="contained"
        color="primary"
        size="large"
        loading={apply.isPending}
        onClick={() => apply.mutate(undefined)}
      >
        {t('confirm')}
      </Button>
    </Box>
  );
}
