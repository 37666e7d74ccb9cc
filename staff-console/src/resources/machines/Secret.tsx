import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useCommand } from '../../components/CommandButton.tsx';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

interface SecretProps {
  label: string;
  /** Asked before it is made, where one is there already. */
  warning?: string;
  make(): Promise<string>;
  /** Once its reader has closed it. */
  onClosed(): void;
}

/** Makes a secret and shows it, this once: it lives as long as the dialog. */
export function SecretButton({ label, warning, make, onClosed }: SecretProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { isBusy, run } = useCommand();
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const show = () =>
    run(
      async () => setSecret(await make()),
      () => setAsking(false),
    );
  const copy = async () => {
    await navigator.clipboard.writeText(secret ?? '');
    notify(t('machines.copied'), { type: 'success' });
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => (warning === undefined ? void show() : setAsking(true))}
      >
        {label}
      </Button>
      {isAsking && (
        <AskDialog
          title={label}
          closeLabel={t('machines.cancel')}
          onClose={() => setAsking(false)}
          isBusy={isBusy}
          confirm={{ label, isLoading: isBusy, act: () => void show() }}
        >
          {warning}
        </AskDialog>
      )}
      {secret !== null && (
        <AskDialog
          title={t('machines.secret')}
          closeLabel={t('machines.close')}
          onClose={() => {
            setSecret(null);
            onClosed();
          }}
          confirm={{ label: t('machines.copy'), act: () => void copy() }}
          width="sm"
        >
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('machines.once')}
          </Alert>
          <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
            <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {secret}
            </Typography>
          </Box>
        </AskDialog>
      )}
    </>
  );
}
