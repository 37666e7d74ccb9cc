import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';

/** Names of form fields in words; lists go by their heading. */
function useFieldNames() {
  const { t, i18n } = useTranslation('profile');
  return (fields: readonly string[]) =>
    fields
      .map((name) => [`field.${name}`, `group.${name}`].find((key) => i18n.exists(key, { ns: 'profile' })))
      .filter((key) => key !== undefined)
      .map((key) => t(key as 'field.address'))
      .join(t('listSeparator'));
}

interface RestoredProps {
  conflicts: readonly string[];
  onDiscard(): void;
}

/** What was typed and not saved stands in the form again. */
export function RestoredNotice({ conflicts, onDiscard }: RestoredProps) {
  const { t } = useTranslation('profile');
  const names = useFieldNames();
  return (
    <Notice
      severity={conflicts.length > 0 ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
      {conflicts.length > 0 && ` ${t('draft.restoredOver', { fields: names(conflicts) })}`}
    </Notice>
  );
}

interface ConflictProps {
  fields: readonly string[];
  onDecide(keeps: 'mine' | 'theirs'): void;
}

/** The same fields were saved differently in another tab or on another device: which ones stay? */
export function ConflictNotice({ fields, onDecide }: ConflictProps) {
  const { t } = useTranslation('profile');
  const names = useFieldNames();
  return (
    <Notice severity="warning" isUrgent>
      {t('conflict.text', { fields: names(fields) })}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="contained" size="small" onClick={() => onDecide('mine')}>
          {t('conflict.mine')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onDecide('theirs')}>
          {t('conflict.theirs')}
        </Button>
      </Box>
    </Notice>
  );
}
