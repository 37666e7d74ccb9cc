import DownloadIcon from '../../../../web/icons/FileDownloadOutlined.tsx';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useCommand } from '../CommandButton.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { hasListToRead, isImportable } from '../sheets/importable.ts';
import type { ListFilter } from '../../lib/list-filter.ts';

const FORMS = ['csv', 'sheet_xlsx', 'sheet_csv'] as const;
type Form = (typeof FORMS)[number];

/**
 * The whole list, as it is filtered, as a file written by the server: to read, and, where its rows can be imported, in
 * the form of the import. Managers only; the server checks.
 */
export function ExportButton(props: { resource: string; title: string; filter: ListFilter }) {
  const { resource, title, filter } = props;
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { isBusy, run } = useCommand();
  const save = (form: Form) =>
    run(async () => {
      const blob =
        form === 'csv'
          ? await dataProvider.csv(resource, filter)
          : await dataProvider.sheet(resource, form === 'sheet_xlsx' ? 'sheet.xlsx' : 'sheet.csv', filter);
      const end = form === 'sheet_xlsx' ? 'xlsx' : 'csv';
      saveFile(blob, `${title}-${tokyoDay(new Date())}.${end}`);
    });
  const button = { startIcon: <DownloadIcon />, disabled: isBusy };
  if (!isImportable(resource))
    return (
      <Button {...button} onClick={() => void save('csv')}>
        {t(isBusy ? 'list.exporting' : 'list.export')}
      </Button>
    );
  const forms = FORMS.filter((form) => form !== 'csv' || hasListToRead(resource));
  return (
    <MenuButton
      {...button}
      choices={forms.map((form) => ({ value: form, label: t(`imports.${form}`) }))}
      onChoose={(form) => void save(form)}
    >
      {t(isBusy ? 'list.exporting' : 'imports.download')}
    </MenuButton>
  );
}
