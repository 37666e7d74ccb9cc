import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { saveFile } from '../../../../web/save-file.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import type { ListFilter } from './use-address-list.ts';

/** The whole list, as it is filtered, as a CSV file written by the server. Managers only; the server checks. */
export function ExportButton(props: { resource: string; title: string; filter: ListFilter }) {
  const { resource, title, filter } = props;
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      saveFile(await dataProvider.csv(resource, filter), `${title}-${tokyoDay(new Date())}.csv`);
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void run()}>
      {t(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}
