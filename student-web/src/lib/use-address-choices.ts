import { useSearchParams } from 'react-router-dom';

/** Choices of a page that are kept in its address: as they are there, and how one is put there. */
export function useAddressChoices<N extends string>(): [URLSearchParams, (name: N, value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    parameters,
    (name, value) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  ];
}
