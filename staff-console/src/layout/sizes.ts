/** Height of the bar at the top, in pixels: what sticks below it starts there. */
export const BAR_HEIGHT = 56;
/** Width of the menu beside the page on wide screens. */
export const MENU_WIDTH = 208;
