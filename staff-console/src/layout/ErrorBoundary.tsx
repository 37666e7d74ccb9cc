import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

export function Broken() {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" onClick={() => location.reload()}>
          {t('problem.reload')}
        </Button>
      }
    >
      {t('problem.unexpected')}
    </Alert>
  );
}

/** A page that breaks (or whose code could not be loaded) leaves the frame around it standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
