import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { GID_MAX } from '../../../../domain/constants.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { api } from '../../lib/api.ts';
import { campaignData, noteSignUpState, setAnalyticsId } from '../../lib/campaign-store.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { useStore } from '../../lib/store.ts';

/**
 * Marks this browser as a staff member's, so that its page views do not count as students'. Staff who are
 * logged in register the id; anybody else may only enter one that is registered already.
 */
export function SetGidPage() {
  const { t } = useTranslation('staff_mode');
  const known = useStore(campaignData)?.analytics_id ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const gid = (typed ?? known).trim();
  const user = useCurrentUser();
  const isStaff = (user.status === 'student' || user.status === 'account') && user.own.hf_member !== null;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      if (isStaff) await api.command('hf_member__register_gid', { gid });
      return api.query('get_is_hf_member_by_gid', { gid });
    },
    onSuccess: (isHfMember) => {
      if (!isHfMember) return;
      setAnalyticsId(gid);
      noteSignUpState('hf_member');
      showSnackbar('success', t('done'));
    },
  });
  return (
    <Page title={t('title')} lead={t('lead')} width="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
        style={{ display: 'grid', gap: 20 }}
      >
        <FormErrors error={error} />
        {data === false && <Notice severity="warning">{t('unknown')}</Notice>}
        <TextField
          label={t('gid')}
          value={typed ?? known}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: GID_MAX, autoComplete: 'off', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" loading={isPending} disabled={gid === ''}>
          {isStaff ? t('register') : t('check')}
        </Button>
      </form>
    </Page>
  );
}
export { SetGidPage as Component };
