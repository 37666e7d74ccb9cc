import UploadFileOutlined from '../../../web/icons/UploadFileOutlined.tsx';
import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { RESUME_FILE_MAX_BYTES } from '../../../domain/constants.ts';
import { fieldMessage } from '../../../domain/messages/message.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { errorText, fieldText } from '../lib/error-text.ts';
import { usePageLanguage } from '../lib/page-language.ts';

const MEGABYTE = 1024 * 1024;

/** Sends a document that was chosen, and says what is wrong with it or with the sending. */
export function useDocumentUpload(upload: UseMutationResult<unknown, Error, File>) {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const ofFile = isTooLarge
    ? fieldMessage({ code: 'file_too_large', params: { max: RESUME_FILE_MAX_BYTES / MEGABYTE } }, language)
    : fieldText(upload.error);
  return {
    problem: ofFile ?? (upload.error && errorText(upload.error, t)),
    /** What is wrong with the file itself stays wrong. */
    mayRetry: upload.error !== null && ofFile === undefined,
    choose(file: File) {
      const tooLarge = file.size > RESUME_FILE_MAX_BYTES;
      setIsTooLarge(tooLarge);
      upload.reset();
      if (!tooLarge) upload.mutate(file);
    },
  };
}

interface DocumentButtonProps {
  /** What the file is, for those who do not see the button. */
  label: string;
  variant: 'contained' | 'outlined';
  isPending: boolean;
  onChoose(file: File): void;
  children: ReactNode;
}

/** Chooses a PDF or Word document from this device; the same one may be chosen again. */
export function DocumentButton({ label, variant, isPending, onChoose, children }: DocumentButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        startIcon={<UploadFileOutlined />}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.docx,application/pdf"
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
