import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../components/Tag.tsx';

/** Whether something is needed or only welcome. */
export function Must({ is }: { is: boolean }) {
  const { t } = useTranslation('recruitments');
  return (
    <Tag
      label={is ? t('must') : t('welcome')}
      sx={
        is
          ? { bgcolor: 'warning.light', color: 'warning.dark' }
          : { bgcolor: 'secondary.light', color: 'secondary.dark' }
      }
    />
  );
}
