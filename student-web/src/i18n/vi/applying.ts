export { applyingMessages as applying } from '../../../../server/domain/messages/applying/vi.ts';
