import type { staff_mode as en } from '../en/staff_mode.ts';
import type { Translation } from '../translation.ts';

export const staff_mode: Translation<typeof en> = {
  title: 'Đánh dấu trình duyệt này là của nhân viên',
  lead: 'Lượt xem của nhân viên không được tính vào lượt xem của sinh viên. Việc này chỉ thay đổi cách thống kê, không cấp thêm quyền nào.',
  gid: 'Mã phân tích của trình duyệt này',
  register: 'Đăng ký trình duyệt này',
  check: 'Kiểm tra mã này',
  unknown: 'Mã này chưa được đăng ký. Hãy đăng nhập bằng tài khoản nhân viên để đăng ký.',
  done: 'Trình duyệt này đã được đánh dấu là của nhân viên.',
};
