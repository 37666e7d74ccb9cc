import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const schema = z.object({
  is_admitted_edit_resume_by_hf: z
    .boolean()
    .nullable()
    .refine((value): boolean => value !== null, 'required'),
  no_lie_agreement: z.boolean().refine((value) => value, 'must_be_true'),
});
export type HandInValues = z.infer<typeof schema>;

/**
 * The two questions about a resume that is handed in.
 * @param isAdmitted whether correcting was allowed before; null when it was not
 */
export function useHandInForm(isAdmitted: true | null) {
  return useForm<HandInValues>({
    resolver: zodResolver(schema),
    defaultValues: { is_admitted_edit_resume_by_hf: isAdmitted, no_lie_agreement: false },
  });
}
