import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useCommand } from '../CommandButton.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { saveFile } from '../../../../web/save-file.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import type { ListFilter } from './use-address-list.ts';

/** The whole list, as it is filtered, as a CSV file written by the server. Managers only; the server checks. */
export function ExportButton(props: { resource: string; title: string; filter: ListFilter }) {
  const { resource, title, filter } = props;
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { isBusy, run } = useCommand();
  const save = () =>
    run(async () =>
      saveFile(await dataProvider.csv(resource, filter), `${title}-${tokyoDay(new Date())}.csv`),
    );
  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void save()}>
      {t(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}
