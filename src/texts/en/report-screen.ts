/** What only the HTML report has. */
export const reportScreen = { contents: 'Contents', filters: 'Show issues', details: 'Details' };
