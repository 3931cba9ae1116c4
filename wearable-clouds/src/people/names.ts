const words = (text: string) => text.trim().split(/\s+/)

const MALE = words(`
  Mateo Elias Jonah Kwame Ruslan Takumi Diego Aidan Omar Luka Isaiah Henrik Arjun Tariq Nikolai Samuel Yusuf Caleb Emeka Andrei
  Marcus Farid Hiroshi Gabriel Zaur Tobias Rafael Malik Owen Daniyar Levi Ivan Joaquin Bilal Noah Petros Kofi Santiago Erik Amir
  Jalen Bohdan Dominic Reza Finn Thiago Gable Hamza`)
const FEMALE = words(`
  Amara Lena Sofia Yui Naomi Priya Camila Freya Zainab Helen Adeline Mei Oksana Tamyra Ines Grace Aisuluu Maya Kiran Elena
  Ruth Jacarra Nadia Haruka Odile Sarah Fatima Linnea Victoria Anaya Kayla Irini Rosa Chidinma Hannah Marwa Tess Dalia Emilia Ngozi
  Paula Zehra Alma Quinn Noor Brianna Sakura Vera`)
const FAMILY = words(`
  Reyes Lindholm Okafor Petrov Tanaka Vargas Gallagher Haddad Kovac Brooks Sorensen Patel Aziz Volkov Mensah Yilmaz Harper Nwosu
  Popescu Hale Rahimi Sato Moreau Aliyev Becker Silva Johnson Novak Sadulaev Fischer Romero Siddiqui Carter Papadakis Boateng Ortiz
  Nilsson Hosseini Washington Kravets Russo Karimi Byrne Costa Bergstrom Usman Whitaker Fukuda Delgado Magnusson Chen Adeyemi
  Sullivan Bekova Kim Dubois Ramirez Novotny Torres`)

/** Odd member numbers are men, even ones women. Full names are unique among members under 2000 of one seed. */
export function nameOf(seed: number, member: number) {
  const firstNames = member % 2 === 1 ? MALE : FEMALE
  const place = Math.floor((member - 1) / 2) + seed * 7
  const first_name = firstNames[place % firstNames.length] ?? 'Alex'
  // 59 family names and 48 first names are coprime, so pairs repeat after 2832 people; 23 spreads neighbours over the
  // alphabet.
  const last_name = FAMILY[(place * 23 + (member % 2) * 29) % FAMILY.length] ?? 'Rivers'
  return { first_name, last_name }
}
