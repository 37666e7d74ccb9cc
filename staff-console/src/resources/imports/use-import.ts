import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { ImportAnswer } from '../../../../server/client/resources.ts';
import type { Importable } from '../../components/sheets/importable.ts';
import { asDataAddress } from '../../lib/data-address.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

export interface Progress {
  done: number;
  of: number;
}

/**
 * A file on its way: checked as soon as it is chosen, and imported as it was checked. It is read once, so that what is
 * imported is what was checked even when the file on the disk changes.
 */
export function useImport(of: Importable) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [wasTried, setTried] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const send = async (text: string, checked: string | null) => {
    setProgress(null);
    const answered = await dataProvider.importFile(
      of,
      { file_base64: text, ...(checked && { checked }) },
      setProgress,
    );
    setAnswer(answered);
    setTried(checked !== null);
    return answered;
  };
  const check = useMutation({
    mutationFn: async (chosen: File) => {
      setAnswer(null);
      const text = await asDataAddress(chosen);
      setFile({ name: chosen.name, text });
      await send(text, null);
    },
  });
  const run = useMutation({
    mutationFn: async () => {
      if (!file || !answer?.checked) return;
      const { is_done } = await send(file.text, answer.checked);
      // Lists and records are other ones now.
      if (is_done) refresh();
    },
    // What was checked is no longer so.
    onError: () => setAnswer(null),
  });
  const choose = (chosen: File) => {
    run.reset();
    check.mutate(chosen);
  };
  const reset = () => {
    check.reset();
    run.reset();
    setFile(null);
    setAnswer(null);
  };
  return { check, run, choose, reset, file, answer, wasTried, progress };
}
