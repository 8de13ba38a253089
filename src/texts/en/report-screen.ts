/** What only the HTML report has. */
export const reportScreen = {
  contents: 'Contents',
  filters: 'Show issues',
  details: 'Details',
  standard: 'Standard',
  allRules: 'All rules',
  search: 'Search',
  shown: 'Issues shown:',
};
