import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { Hint } from '../../components/Hint.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

interface ChooseFileProps {
  label: string;
  isBusy: boolean;
  limits: { rows: number; megabytes: number };
  onChoose(file: File): void;
}

/** A file by a button or dropped. */
export function ChooseFile({ label, isBusy, limits, onChoose }: ChooseFileProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = (file: File | undefined) => {
    // The same file is chosen again once it was corrected.
    if (field.current) field.current.value = '';
    if (!file || isBusy) return;
    const isLarge = file.size > limits.megabytes * 1024 * 1024;
    setTooLarge(isLarge);
    if (!isLarge) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Button variant="contained" disabled={isBusy} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <Hint sx={{ mt: 1 }}>
        {t('imports.limits', limits)} {t('imports.drop')}
      </Hint>
      {isTooLarge && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {t('inputs.too_large', { max: limits.megabytes })}
        </Typography>
      )}
    </Box>
  );
}
